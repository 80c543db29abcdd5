/** What is read, or `otherwise` where there is no such file or folder. Any other fault is thrown: what can't be read is not missing. */
export async function ifThere<Found, Otherwise>(reading: Promise<Found>, otherwise: Otherwise): Promise<Found | Otherwise> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return otherwise;
    throw error;
  }
}
