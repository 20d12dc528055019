#pragma once
#include <libxml/xmlversion.h>
// ICU's types, which Foundation has in another version, are of no use here.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
