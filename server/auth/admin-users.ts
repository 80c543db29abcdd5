import { Hono, type Context } from "hono";
import * as z from "zod/mini";
import { createAccount, getAccount, listAccounts, updateAccount, type AccountValues } from "#domain/auth/admin-users.ts";
import { removeAccount } from "#domain/accounts/remove-account.ts";
import { deleteAccountSoftly } from "#domain/auth/delete-account.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { getUserView, type UserView } from "#domain/auth/user-view.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { metadata, readAuthBody, readOptionalAuthBody } from "./request.ts";
import { logRequest } from "../request/log-request.ts";

const account = z.object({
  id: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  password: z.optional(z.string()),
  password_hash: z.optional(z.string()),
  email_confirm: z.optional(z.boolean()),
  phone_confirm: z.optional(z.boolean()),
  user_metadata: z.optional(metadata),
  app_metadata: z.optional(metadata),
  role: z.optional(z.string()),
  ban_duration: z.optional(z.string()),
});
const deletion = z.object({ should_soft_delete: z._default(z.boolean(), false) });

const usualPerPage = 50;
const mostPerPage = 1_000;

/** All accounts, for programs with the service key (protocol, section 14). */
export const adminUsers = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/admin/users", async (c) => {
      await requireAdmin(c, services);
      const page = readCount(c, "page", { usual: 1, most: 1_000_000 });
      const perPage = readCount(c, "per_page", { usual: usualPerPage, most: mostPerPage });
      const { users, total } = await listAccounts(services.db, { page, perPage });
      c.header("X-Total-Count", String(total));
      c.header("Link", linkPages(`${services.settings.authUrl}/admin/users`, { page, perPage, total }));
      return c.json({ users, aud: "authenticated" });
    })
    .post("/admin/users", async (c) => {
      await requireAdmin(c, services);
      const given = await readAuthBody(c, account);
      if (given.id && !isUuid(given.id)) throw new AuthRefusal("validation_failed", { text: "ID must conform to the uuid v4 format" });
      const made = await createAccount(services, { ...readValues(given), id: given.id });
      logRequest(c, "info", { message: "an administrating program made an account", userId: made.id });
      return c.json(made);
    })
    .get("/admin/users/:id", async (c) => c.json(await showAccount(services, await readUserId(c, services))))
    .put("/admin/users/:id", async (c) => {
      const id = await readUserId(c, services);
      const changed = await updateAccount(services, id, {
        given: readValues(await readAuthBody(c, account)),
        locale: readRequestLocale(c),
      });
      logRequest(c, "info", { message: "an administrating program changed an account", userId: id });
      return c.json(changed);
    })
    .delete("/admin/users/:id", async (c) => {
      const { id } = await getAccount(services.db, await readUserId(c, services));
      const { should_soft_delete: isSoft } = await readOptionalAuthBody(c, deletion);
      await (isSoft ? deleteAccountSoftly(services, id) : removeAccount(services, id));
      logRequest(c, "info", { message: "an administrating program deleted an account", userId: id, isSoft });
      return c.json({});
    });

async function showAccount(services: AuthEndpointServices, id: string): Promise<UserView> {
  return await getUserView(services.db, await getAccount(services.db, id));
}

/** The user id in the path. Refuses requests without the rights of an administrator first. */
export async function readUserId(c: Context<AppContext>, services: AuthEndpointServices): Promise<string> {
  await requireAdmin(c, services);
  const id = c.req.param("id") ?? "";
  if (!isUuid(id)) throw new AuthRefusal("validation_failed_404", { text: "user_id must be an UUID" });
  return id;
}

function readValues(given: z.output<typeof account>): AccountValues {
  return {
    email: given.email,
    phone: given.phone,
    password: given.password,
    passwordHash: given.password_hash,
    isEmailConfirmed: given.email_confirm,
    isPhoneConfirmed: given.phone_confirm,
    userMetadata: given.user_metadata,
    appMetadata: given.app_metadata,
    role: given.role,
    banDuration: given.ban_duration,
  };
}

/** auth-js sends both counts empty when it has none. */
function readCount(c: Context<AppContext>, name: string, { usual, most }: { usual: number; most: number }): number {
  const text = c.req.query(name) || String(usual);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1) throw new AuthRefusal("validation_failed", { text: `Bad Pagination Parameters: ${name} has to be a positive integer` });
  return Math.min(value, most);
}

// auth-js takes the page number from after the first `=` of a link, and parses `rel` as JSON.
function linkPages(address: string, { page, perPage, total }: { page: number; perPage: number; total: number }): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) => `<${address}?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}
