#pragma once
#include <popt.h>

// popt names both a struct and a pointer to it `poptOption`; Swift cannot distinguish them.
typedef struct poptOption CPoptOption;
