/**
 * What threads of the pool can do, by name. Each is imported by the first thread that needs it, and no other code of the server loads
 * it. To add a task, write a function that takes one plain value and returns one (or a promise of it), in a module of plain TypeScript:
 * no JSX and nothing of Vite, since Node loads it as it is outside of the bundle. Then give it a line here and call it by
 * `workers.run("name", input, { deadlineMs })`. What crosses threads is copied (`structuredClone`): no functions, no instances of classes.
 * A refusal is part of the result; what a task throws is a fault of the program.
 */
export const tasks = {
  readWords: async () => (await import("#domain/gifts/gift-engine.ts")).readWords,
  makeBrief: async () => (await import("#domain/gifts/gift-engine.ts")).makeBrief,
  correctBrief: async () => (await import("#domain/gifts/gift-engine.ts")).correctBrief,
  completeIdeas: async () => (await import("#domain/gifts/gift-engine.ts")).completeIdeas,
  admitBegun: async () => (await import("#domain/gifts/gift-engine.ts")).admitBegun,
  admitIdea: async () => (await import("#domain/gifts/gift-engine.ts")).admitIdea,
  nameInterests: async () => (await import("#domain/gifts/gift-engine.ts")).nameInterests,
  translateIdeas: async () => (await import("#domain/gifts/engine/translate-ideas.ts")).translateIdeas,
  parseSamlMetadata: async () => (await import("#domain/auth/saml-metadata.ts")).parseIdentityProviderMetadata,
  findSamlIssuer: async () => (await import("#domain/auth/saml-assertion.ts")).findResponseIssuer,
  readSamlAssertion: async () => (await import("#domain/auth/saml-assertion.ts")).readAssertion,
  renderText: async () => (await import("#app/reading/render-text.ts")).renderText,
  convertPicture: async () => (await import("#domain/media/convert-picture.ts")).convertPicture,
  drawCard: async () => (await import("../pictures/draw-card.ts")).drawCard,
  drawListCard: async () => (await import("../pictures/draw-list-card.ts")).drawListCard,
} satisfies Record<string, () => Promise<(input: never) => unknown>>;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
type TaskFunction<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
export type TaskInput<Name extends TaskName> = Parameters<TaskFunction<Name>>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<TaskFunction<Name>>>;
