import { Hono, type Context } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { deletePicture } from "#domain/media/delete-picture.ts";
import { listPictures, viewPictures } from "#domain/media/list-pictures.ts";
import { describePicture, savePicture, type MediaServices } from "#domain/media/save-picture.ts";
import { pictureInputSchema, pictureQuerySchema } from "#shared/answers/admin-media.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import { requiredText } from "#shared/text-fields.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdministrator } from "../middleware/require-member.ts";
import { readJsonBody } from "../request/json-body.ts";
import { readFile } from "../request/read-body.ts";
import { readName, readQuery } from "../request/read-query.ts";
import { cursorParameter, jsonAnswer, jsonBody, problemAnswer, queryParameter } from "./answers.ts";

const noSuchPicture = problemAnswer("No such picture");

const routes = {
  list: {
    operationId: "listPictures",
    summary: "The library of pictures, twenty-four a page, the latest first, with where each is used",
    parameters: [queryParameter("search", "What the title or the alternative text holds."), cursorParameter],
    responses: { 200: jsonAnswer("The pictures", "PicturePage"), 400: problemAnswer("The search or the cursor is wrong") },
  },
  upload: {
    operationId: "uploadPicture",
    summary: "A new picture",
    description:
      "The body is the file: JPEG, PNG, WebP, AVIF or GIF, at most 15 MB and 50 megapixels, not animated. It is kept in up to four widths as AVIF and WebP, without what the camera wrote into it; the file itself is not kept.",
    parameters: [{ ...queryParameter("title", "What the file is called."), required: true }],
    requestBody: { required: true, content: { "image/*": { schema: { type: "string", format: "binary" } } } },
    responses: {
      200: jsonAnswer("The same file is in the library already", "Picture"),
      201: jsonAnswer("The picture", "Picture"),
      413: problemAnswer("Too many bytes or pixels (`picture_too_large`)"),
      415: problemAnswer("No picture that can be read (`not_a_picture`), or an animated one (`picture_moves`)"),
    },
  },
  describe: {
    operationId: "describePicture",
    summary: "What a picture shows",
    description: "Proposed wherever the picture is put from then on.",
    requestBody: jsonBody("PictureInput"),
    responses: { 200: jsonAnswer("The picture", "Picture"), 404: noSuchPicture },
  },
  delete: {
    operationId: "deletePicture",
    summary: "Delete a picture for good",
    responses: {
      204: { description: "It is gone" },
      404: noSuchPicture,
      409: problemAnswer("A post, a policy or a setting still has it (`picture_in_use`)"),
    },
  },
} satisfies Record<string, DescribeRouteOptions>;

const uploadQuerySchema = z.object({ title: requiredText(limits.listItem) });
const readId = (c: Context<AppContext>) => readName(c, "id", z.uuid());

/** The library of pictures. `access.ts` admits administrators only. */
export const adminMediaApi = (services: MediaServices) =>
  new Hono<AppContext>()
    .get("/", describeRoute(routes.list), async (c) => c.json(await listPictures(services.db, readQuery(c, pictureQuerySchema))))
    .post("/", describeRoute(routes.upload), async (c) => {
      const { title } = readQuery(c, uploadQuerySchema);
      const { userId } = requireAdministrator(c);
      const { picture, isNew } = await savePicture(services, userId, { title, bytes: await readPicture(c) });
      const [view] = await viewPictures(services.db, [picture]);
      return c.json(view, isNew ? 201 : 200);
    })
    .put("/:id", describeRoute(routes.describe), async (c) => {
      const { alt } = await readJsonBody(c, pictureInputSchema, limits.bodyBytes);
      const picture = await describePicture(services.db, requireAdministrator(c).userId, { id: readId(c), alt });
      const [view] = await viewPictures(services.db, [picture]);
      return c.json(view);
    })
    .delete("/:id", describeRoute(routes.delete), async (c) => {
      await deletePicture(services, requireAdministrator(c).userId, readId(c));
      return c.body(null, 204);
    });

async function readPicture(c: Context<AppContext>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readFile(c, { kind: "image/", mostBytes: limits.pictureBytes });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "body_too_large") throw new Refusal("picture_too_large", { cause: error });
    if (error.code === "unsupported_media_type") throw new Refusal("not_a_picture", { cause: error });
    throw error;
  }
}
