project = "Layouts"
extensions = ["myst_parser", "sphinx_ibar"]
html_theme = "furo"
numfig = True
