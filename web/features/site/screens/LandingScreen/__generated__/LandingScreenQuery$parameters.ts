/**
 * @generated SignedSource<<c137401898cef706265f9733b5523f72>>
 * @relayHash ea758fe1c7cde29dfcc1da1d84135978
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c31d485c02b31158b7b8f789e81c82a381e32d7f4e9440d162059241660d512

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c31d485c02b31158b7b8f789e81c82a381e32d7f4e9440d162059241660d512",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
