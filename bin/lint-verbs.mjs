// A rule for oxlint: a function gives what the verb of its name promises (docs/contributing.md).

/** Each promise, and how the source of a return type breaks it. */
const promises = [
  {
    name: /^find[A-Z]/,
    isBroken: (type) => !/\b(?:null|undefined)\b/.test(type),
    says: "gives a value or null; what always gives one is `get`, an array `list`",
  },
  {
    name: /^(?:is|has|can)[A-Z]/,
    isBroken: (type) => !/\bboolean\b|\bis\b|\bSQL\b/.test(type),
    says: "gives a boolean, or a condition for the database",
  },
];

const verbs = {
  meta: { type: "problem", messages: { broken: "`{{name}}` {{says}}" } },
  create: (context) => ({
    FunctionDeclaration({ id, returnType }) {
      if (!id || !returnType) return;
      const type = context.sourceCode.getText(returnType);
      const broken = promises.find(({ name, isBroken }) => name.test(id.name) && isBroken(type));
      if (broken) context.report({ node: id, messageId: "broken", data: { name: id.name, says: broken.says } });
    },
  }),
};

export default { meta: { name: "names" }, rules: { verbs } };
