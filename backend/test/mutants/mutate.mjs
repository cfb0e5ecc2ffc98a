import ts from 'typescript';

const K = ts.SyntaxKind;
const OPERATORS = new Map([
  [K.LessThanToken, ['<=', '>=']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
  [K.QuestionQuestionToken, ['&&']],
]);
const OTHER_CALLS = new Map(
  [
    ['some', 'every'],
    ['startsWith', 'endsWith'],
    ['min', 'max'],
    ['toLowerCase', 'toUpperCase'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);
const DROPPED_CALLS = new Set(['trim', 'filter', 'slice', 'toSorted', 'toReversed', 'normalize', 'flat']);

/** Whether the node is a table of values: a constant in capital letters without functions, or the defaults of a part. */
function isTable(node) {
  const isNamed = ts.isVariableDeclaration(node)
    ? /^[A-Z][A-Z\d_]+$/u.test(node.name.getText())
    : ts.isPropertyAssignment(node) && node.name.getText() === 'defaults';
  const hasFunctions = (part) => ts.isFunctionLike(part) || ts.forEachChild(part, hasFunctions) === true;
  return (
    isNamed && node.initializer && !ts.isBinaryExpression(node.initializer) && !hasFunctions(node.initializer)
  );
}

/**
 * All mutants of a TypeScript source: the line, the change as text, and the changed source. Tables of values and
 * strings with spaces stay as they are, because a test would have to repeat them.
 */
export function mutants(source) {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.ESNext, true);
  const found = [];
  const add = (node, ...texts) => {
    for (const text of texts) {
      const [start, end] = [node.getStart(), node.getEnd()];
      const { line } = file.getLineAndCharacterOfPosition(start);
      const old = source.slice(start, end).replaceAll(/\s+/gu, ' ').slice(0, 60);
      found.push({
        line: line + 1,
        change: `${old} → ${text || 'nothing'}`,
        source: source.slice(0, start) + text + source.slice(end),
      });
    }
  };
  const visit = (node) => {
    if (isTable(node)) return;
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node))
      add(node.operatorToken, ...(OPERATORS.get(node.operatorToken.kind) ?? []));
    if (ts.isIfStatement(node)) add(node.expression, 'true', 'false');
    if (ts.isConditionalExpression(node)) add(node.condition, 'true', 'false');
    if (node.kind === K.TrueKeyword) add(node, 'false');
    if (node.kind === K.FalseKeyword) add(node, 'true');
    if (ts.isPrefixUnaryExpression(node) && [K.ExclamationToken, K.MinusToken].includes(node.operator))
      add(node, `(${node.operand.getText()})`);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (!isName && !/\s/u.test(node.getText())) add(node, node.text === '' ? "'mutant'" : "''");
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) add(node, '[]');
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 0)
      add(node, ts.isArrowFunction(node.parent) ? '{}' : '({})');
    if (ts.isBlock(node) && node.statements.length > 0) add(node, '{}');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (OTHER_CALLS.has(name.text)) add(name, OTHER_CALLS.get(name.text));
      if (DROPPED_CALLS.has(name.text)) add(node, expression.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
