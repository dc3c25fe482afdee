/** What widgets use of React, in one module that all of them share on a page: the CDN's chunk `react-{version}`. */
export { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { createRoot, hydrateRoot } from 'react-dom/client'
