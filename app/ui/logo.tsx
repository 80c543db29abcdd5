import { brand } from "#shared/brand.ts";

/** A tag on a bow, and the name. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          className="fill-ribbon"
          d="M15.2 9.6C12.6 4.4 7.6 1.8 4.8 3.4 2 5.2 3.6 10 8 10.8c2.600.4 5.200-.2 7.200-1.200Zm1.600 0C19.400 4.400 24.400 1.800 27.200 3.400 30 5.200 28.400 10 24 10.800c-2.600.4-5.200-.2-7.200-1.200Z"
        />
        <path
          className="fill-ink"
          fillRule="evenodd"
          d="M11 9h10l5 5v14.500A1.500 1.500 0 0 1 24.500 30h-17A1.500 1.500 0 0 1 6 28.500V14Zm5 5.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Z"
        />
        <path className="fill-ribbon" d="M14.400 8.200h3.200a1 1 0 0 1 1 1v2.200a1 1 0 0 1-1 1h-3.200a1 1 0 0 1-1-1V9.200a1 1 0 0 1 1-1Z" />
      </svg>
      <span className="display">{brand.name}</span>
    </>
  );
}
