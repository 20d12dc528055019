#pragma once
#include <json.h>
