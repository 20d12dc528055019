// Times kiwi on a workload that benchmark wrote: kiwi FILE [resize]
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

struct Row {
  double priority, constant;
  int isInequality;
  std::vector<std::pair<int, double>> terms;
};

// Priorities as kiwi's users spread them over its three strengths.
double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 700) return kiwi::strength::create((priority - 700) / 10, 0, 0);
  if (priority >= 400) return kiwi::strength::create(0, (priority - 400) / 10 + 1, 0);
  return kiwi::strength::create(0, 0, priority - 90);
}

double microseconds(std::chrono::steady_clock::time_point since) {
  using namespace std::chrono;
  return duration<double, std::micro>(steady_clock::now() - since).count();
}

}  // namespace

int main(int argc, char** argv) {
  std::FILE* file = argc > 1 ? std::fopen(argv[1], "r") : nullptr;
  if (!file) return 2;
  const bool resizes = argc > 2 && !std::strcmp(argv[2], "resize");
  int variableCount, rowCount, rootWidthRow;
  if (std::fscanf(file, "%d %d %d", &variableCount, &rowCount, &rootWidthRow) != 3) return 2;
  std::vector<Row> rows(rowCount);
  for (Row& row : rows) {
    int count;
    if (std::fscanf(
            file, "%lf %d %lf %d", &row.priority, &row.isInequality, &row.constant, &count) != 4)
      return 2;
    row.terms.resize(count);
    for (auto& term : row.terms)
      if (std::fscanf(file, "%d %lf", &term.first, &term.second) != 2) return 2;
  }
  std::fclose(file);

  const auto start = std::chrono::steady_clock::now();
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables(variableCount);
  const kiwi::Variable& width = variables[rows[rootWidthRow].terms[0].first];
  if (resizes) {
    solver.addEditVariable(width, kiwi::strength::strong * 900);
    solver.suggestValue(width, 500);
  }
  int refused = 0;
  for (int index = 0; index < rowCount; ++index) {
    if (resizes && index == rootWidthRow) continue;
    std::vector<kiwi::Term> terms;
    for (auto& term : rows[index].terms) terms.emplace_back(variables[term.first], term.second);
    kiwi::Expression expression(terms, rows[index].constant);
    const auto relation = rows[index].isInequality ? kiwi::OP_GE : kiwi::OP_EQ;
    try {
      solver.addConstraint(kiwi::Constraint(expression, relation, strength(rows[index].priority)));
    } catch (const std::exception&) {
      ++refused;
    }
  }
  solver.updateVariables();
  const double build = microseconds(start);
  const auto resizeStart = std::chrono::steady_clock::now();
  for (int step = 1; resizes && step <= 100; ++step) {
    solver.suggestValue(width, 500 + 3.0 * step);
    solver.updateVariables();
  }
  std::printf("%.1f\n", resizes ? microseconds(resizeStart) : build);
  if (refused) std::fprintf(stderr, "kiwi refused %d rows\n", refused);
}
