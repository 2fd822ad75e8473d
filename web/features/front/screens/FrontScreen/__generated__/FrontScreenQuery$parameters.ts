/**
 * @generated SignedSource<<3df977688c9808969d386aeff37d3f72>>
 * @relayHash b6008e1da59d12196569ba7dc3be061a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b984bb5f9e45f59286c3ed77bb9313e2f8c77f229a64b3a39aae1041d8e4c6e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b984bb5f9e45f59286c3ed77bb9313e2f8c77f229a64b3a39aae1041d8e4c6e2",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
