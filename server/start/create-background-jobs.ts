import { join } from "node:path";
import type { Connection } from "#db/connect.server.ts";
import type { DailyBackup } from "#db/backup/daily-backup.ts";
import type { PictureStore } from "#db/picture-store.ts";
import type { WrappingKeys } from "#db/wrapping/wrap.ts";
import { sweepUnconfirmed } from "#domain/accounts/sweep-unconfirmed.ts";
import { sweepAuth } from "#domain/auth/sweep.ts";
import { sweepExpired } from "#domain/gifts/stored/sweep.ts";
import { sweepDeletedPictures } from "#domain/media/delete-picture.ts";
import { deliver, type Delivery } from "#domain/messaging/deliver.ts";
import { purgeDeletedPosts } from "#domain/posts/bin.ts";
import { sweepOutbox } from "#domain/messaging/sweep-outbox.ts";
import { publishDuePosts } from "#domain/posts/publish-due.ts";
import { sweepKeptTexts } from "#domain/texts/kept-texts.ts";
import type { Config } from "../../config.server.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Jobs, Work } from "../process/jobs.ts";
import type { Log } from "../log/log.ts";

interface ServerDependencies {
  jobs: Jobs;
  log: Log;
  metrics: Pick<Metrics, "countMessage">;
  /** `null` where the product takes no backups by itself. */
  backup: DailyBackup | null;
  pictures: PictureStore;
  wrapping: WrappingKeys;
}

/** What is done in the background. */
export function createBackgroundJobs(config: Config, { db }: Connection, dependencies: ServerDependencies): Work {
  const { backup, log, pictures } = dependencies;
  const delivery = openDelivery(config, dependencies);
  return {
    sweep: async () => {
      await sweep(db);
      await sweepDeletedPictures(db, pictures);
      await sweepOutbox(delivery.route.folder);
    },
    deliver: (queued) => deliver(delivery, queued),
    publish: () => publishDuePosts(db),
    backUp: backup && (() => backUp(backup, log)),
  };
}

async function backUp(backup: DailyBackup, log: Log): Promise<void> {
  try {
    await backup.take();
    log.info("the backup of the night was taken");
  } catch (error) {
    log.error({ err: error }, "the backup of the night failed");
    throw error;
  }
}

async function sweep(db: Connection["db"]): Promise<void> {
  await sweepExpired(db);
  await sweepAuth(db);
  await sweepUnconfirmed(db);
  await sweepKeptTexts(db);
  await purgeDeletedPosts(db);
  // In case a wake-up was lost, or a post came back from the bin after its time.
  await publishDuePosts(db);
}

function openDelivery(config: Config, { jobs: { boss }, log, metrics, wrapping }: ServerDependencies): Delivery {
  const folder = join(config.DATA_DIR, "outbox");
  return {
    route: { smtpUrl: config.SMTP_URL, needsTls: config.mailNeedsTls, from: config.MAIL_FROM, smsUrl: config.SMS_URL, folder },
    boss,
    wrapping,
    report: (event) => {
      metrics.countMessage({ queue: event.kind === "text_message" ? "text-message" : "mail", outcome: event.outcome.replace(" ", "_") });
      if (event.reason === undefined) log.info(event, `a message was ${event.outcome}`);
      else log.warn(event, `a message is ${event.outcome}`);
    },
  };
}
