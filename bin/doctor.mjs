// `npm run doctor`: says in plain words what is misconfigured, and ends with 1 when something is.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "./open-database.mjs";
import { runCommand } from "./run-command.mjs";

await runCommand("doctor.mjs", async () => {
  const { formatFindings } = await import("../server/doctor/finding.ts");
  const findings = await examine();
  if (findings.some(({ verdict }) => verdict === "wrong")) process.exitCode = 1;
  return formatFindings(findings);
});

/** @returns {Promise<import("../server/doctor/finding.ts").Finding[]>} */
async function examine() {
  const { listConfigFaults, listUnknownVariables, readConfig } = await import("../config.server.ts");
  const { note, wrong } = await import("../server/doctor/finding.ts");
  const { checkSettings } = await import("../server/doctor/check-settings.ts");
  const { checkFolder } = await import("../server/doctor/check-folder.ts");
  const unknown = listUnknownVariables().map((name) => note(`${name} is set, but no setting is called so.`));
  const faults = listConfigFaults();
  // The rest cannot be looked at with settings that are not understood.
  if (faults.length > 0) return [...faults.map((fault) => wrong(`${fault}.`)), ...unknown];
  const config = readConfig();
  return [
    ...checkSettings(config),
    ...unknown,
    ...(await checkFolder(config.DATA_DIR)),
    ...(await examineData(config)),
    ...(await examinePictures(config)),
    ...(await examineServices(config)),
  ];
}

/** @param {import("../config.server.ts").Config} config */
async function examineData({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATABASE_POOLED: isPooled, DATA_DIR: dataDir }) {
  const { note, wrong } = await import("../server/doctor/finding.ts");
  if (databaseUrl === null && !existsSync(join(dataDir, "postgres", "PG_VERSION")))
    return [note("There is no database yet; the first start makes it.")];
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  const { checkDatabase, checkEmbeddedRelease } = await import("../server/doctor/check-database.ts");
  const { checkLine } = await import("../server/doctor/check-line.ts");
  const { examineDatabase } = await import("../db/examine-database.ts");
  const { examineProductLine } = await import("../db/examine-line.ts");
  try {
    const { url, close } = await openDatabase();
    try {
      const { embeddedRelease } = await import("../db/postgres-server.ts");
      const age = databaseUrl === null ? [checkEmbeddedRelease(embeddedRelease, new Date())] : [];
      const findings = checkDatabase(await examineDatabase(url, "db/migrations"));
      const line = databaseUrl === null ? { url, directUrl, isPooled: false } : { url: databaseUrl, directUrl, isPooled };
      return [...findings, ...age, ...checkLine(await examineProductLine(line))];
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof OperatorFault) return [wrong(`${error.message}.`)];
    throw error;
  }
}

/** @param {import("../config.server.ts").Config} config */
async function examinePictures({ MEDIA_S3_URL: bucket, DATA_DIR: dataDir }) {
  // A start makes the folder, with its rights.
  if (bucket === null && !existsSync(dataDir)) return [];
  const { openPictureStore, pictureFolder } = await import("../db/picture-store.ts");
  const { checkPictures } = await import("../server/doctor/check-pictures.ts");
  const folder = join(dataDir, pictureFolder);
  const place = bucket === null ? `The folder ${folder}` : `The bucket ${new URL(bucket).host}${new URL(bucket).pathname} of MEDIA_S3_URL`;
  return [await checkPictures(openPictureStore({ bucket, folder }), place)];
}

/** @param {import("../config.server.ts").Config} config */
async function examineServices(config) {
  const {
    SMTP_URL: smtpUrl,
    mailNeedsTls: needsTls,
    AI_API_KEY: key,
    AI_BASE_URL: baseUrl,
    AI_MODEL: model,
    ERROR_REPORT_URL: reportUrl,
  } = config;
  const { checkCollector, checkErrorReceiver, checkGateway, checkMailServer } = await import("../server/doctor/check-services.ts");
  const { readVersion } = await import("../server/process/version.ts");
  return await Promise.all([
    ...(smtpUrl === null ? [] : [checkMailServer(smtpUrl, { needsTls })]),
    ...(key === null ? [] : [checkGateway({ AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model })]),
    ...(config.tracesUrl === null ? [] : [checkCollector({ url: config.tracesUrl, headers: config.OTEL_EXPORTER_OTLP_HEADERS })]),
    ...(reportUrl === null ? [] : [checkErrorReceiver({ url: reportUrl, release: readVersion() })]),
  ]);
}
