interface BowProps {
  className?: string;
}

/** A drawing of a bow, for a ribbon that runs behind it; its `.bow-*` parts can be animated. */
export function Bow({ className = "" }: BowProps) {
  return (
    <svg viewBox="0 0 400 320" className={`bow ${className}`} aria-hidden="true" focusable="false">
      <g className="bow-tail bow-tail-left">
        <path className="bow-face" d="M188 158C176 206 142 256 92 300L128 298 142 320C184 270 208 214 210 166Z" />
        <path className="bow-fold" d="M190 166C178 212 150 256 114 294L128 298 134 308C168 262 192 214 198 168Z" />
      </g>
      <g className="bow-tail bow-tail-right">
        <path className="bow-face" d="M212 158C226 204 258 246 304 278L268 282 258 306C216 264 194 214 190 166Z" />
        <path className="bow-fold" d="M208 164C218 208 244 248 282 276L268 282 263 293C230 256 208 212 202 168Z" />
      </g>
      <g className="bow-loop bow-loop-left">
        <path className="bow-inside" d="M194 146C160 104 112 78 82 92 56 106 66 150 108 162 142 170 172 162 194 154Z" />
        <path
          className="bow-face"
          d="M200 138C168 74 96 18 46 34 6 48 4 118 36 160 62 192 132 190 200 164L196 152C150 168 102 168 84 144 66 118 82 92 112 94 142 98 172 122 194 148Z"
        />
        <path className="bow-shine" d="M52 58C28 72 26 118 46 144 38 112 44 78 74 58 66 54 58 54 52 58Z" />
      </g>
      <g className="bow-loop bow-loop-right">
        <path className="bow-inside" d="M206 146C240 104 288 78 318 92 344 106 334 150 292 162 258 170 228 162 206 154Z" />
        <path
          className="bow-face"
          d="M200 138C232 74 304 18 354 34 394 48 396 118 364 160 338 192 268 190 200 164L204 152C250 168 298 168 316 144 334 118 318 92 288 94 258 98 228 122 206 148Z"
        />
        <path className="bow-shine" d="M348 58C372 72 374 118 354 144 362 112 356 78 326 58 334 54 342 54 348 58Z" />
      </g>
      <g className="bow-knot">
        <path
          className="bow-face"
          d="M178 126C192 118 210 118 222 127 230 142 230 160 222 176 208 184 192 184 179 175 171 160 171 142 178 126Z"
        />
        <path
          className="bow-fold"
          d="M186 124C182 142 182 160 187 179 182 178 180 176 179 175 171 160 171 142 178 126 180 125 183 124 186 124ZM206 121C202 140 203 162 208 181 213 180 218 178 222 176 216 160 216 144 221 127 216 123 211 121 206 121Z"
        />
      </g>
    </svg>
  );
}
