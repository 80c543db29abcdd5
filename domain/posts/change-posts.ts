import type { PostStatus } from "#shared/content-options.ts";
import type { BulkAction, BulkChange } from "#shared/post-input.ts";
import { Refusal } from "#shared/refusal.ts";
import { deletePost, restorePost } from "./bin.ts";
import { describeFields, findPost, type SeenPost } from "./post-record.ts";
import { updatePost, type PostServices } from "./save.ts";

export interface ChangeOutcome {
  id: string;
  /** `null` when it was done. */
  refusal: Refusal | null;
}

const statuses = { publish: "published", withdraw: "draft", archive: "archived" } as const satisfies Partial<
  Record<BulkAction, PostStatus>
>;

/** Changes several posts one after the other, each in a transaction of its own: one that is refused keeps no other back. */
export async function changePosts(services: PostServices, actorId: string, { action, posts }: BulkChange): Promise<ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = [];
  for (const seen of posts) {
    try {
      await changePost(services, actorId, { action, seen });
      outcomes.push({ id: seen.id, refusal: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push({ id: seen.id, refusal: error });
    }
  }
  return outcomes;
}

async function changePost(
  services: PostServices,
  actorId: string,
  { action, seen }: { action: BulkAction; seen: SeenPost },
): Promise<void> {
  switch (action) {
    case "delete":
      await deletePost(services.db, actorId, seen);
      return;
    case "restore":
      await restorePost(services.db, actorId, seen.id);
      return;
    case "publish":
    case "withdraw":
    case "archive":
      await changeStatus(services, actorId, { seen, status: statuses[action] });
  }
}

/** Everything else stays as it is, but for the time at which a draft would have been published. */
async function changeStatus(
  services: PostServices,
  actorId: string,
  { seen, status }: { seen: SeenPost; status: PostStatus },
): Promise<void> {
  const post = await findPost(services.db, seen.id);
  if (!post || post.deletedAt) throw new Refusal("not_found");
  if (post.status === status && post.publishAt === null) return;
  await updatePost(services, actorId, { ...seen, input: { ...describeFields(post), status, publishAt: null } });
}
