/**
 * @generated SignedSource<<bec574492fef04a82874b6ebaa984eb0>>
 * @relayHash d41cbbb619a8dfa451be1dec28359b72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 372afcba3c9072510ad8f4c16b29d4ab9afd3616ed0d06aee058765ad133658f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BanScreenQuery } from './BanScreenQuery.graphql';

const node: PreloadableConcreteRequest<BanScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "372afcba3c9072510ad8f4c16b29d4ab9afd3616ed0d06aee058765ad133658f",
    "metadata": {},
    "name": "BanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
