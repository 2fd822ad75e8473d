/**
 * @generated SignedSource<<4b3efc2002d6d0bc68c82a90c57f9d6f>>
 * @relayHash a18574a46e1bc632dde60bcd652053fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 810ebcfe15318922208f39a2a4dd713a9835ebb5230063ec4abfbc5c0e41d32c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useSearchQuery } from './useSearchQuery.graphql';

const node: PreloadableConcreteRequest<useSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "810ebcfe15318922208f39a2a4dd713a9835ebb5230063ec4abfbc5c0e41d32c",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
