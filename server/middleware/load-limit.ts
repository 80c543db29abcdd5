import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext, Place } from "../app-context.ts";

/** Refuses requests beyond a number of concurrent ones, so that those that are accepted stay quick. A stream counts until its end. */
export const loadLimit = (mostAtOnce: number) => {
  const openPlace = countPlaces(mostAtOnce);
  return createMiddleware<AppContext>(async (c, next) => {
    const place = openPlace();
    place.take();
    c.set("place", place);
    try {
      await next();
    } finally {
      const stream = c.get("stream");
      if (stream) void stream.then(place.giveBack);
      else place.giveBack();
    }
  });
};

function countPlaces(mostAtOnce: number): () => Place {
  let taken = 0;
  return () => {
    let isMine = false;
    return {
      take: () => {
        if (taken >= mostAtOnce) throw new Refusal("overloaded", { retryAfterSeconds: 2 });
        taken += 1;
        isMine = true;
      },
      giveBack: () => {
        if (isMine) taken -= 1;
        isMine = false;
      },
    };
  };
}
