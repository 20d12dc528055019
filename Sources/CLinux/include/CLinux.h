#pragma once

/// How many processors this process may use, at least 1.
int linux_processor_count(void);
