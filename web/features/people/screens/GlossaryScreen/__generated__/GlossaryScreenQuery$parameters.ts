/**
 * @generated SignedSource<<cd5f7cb0c8ec6ee4e7523d9759e63a4a>>
 * @relayHash 6c3c351050baedf2139913775493e75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91e2c41d4fe9d3b54f7549c425f7b1fe17cd390682beced40093e6861119412

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GlossaryScreenQuery } from './GlossaryScreenQuery.graphql';

const node: PreloadableConcreteRequest<GlossaryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e91e2c41d4fe9d3b54f7549c425f7b1fe17cd390682beced40093e6861119412",
    "metadata": {},
    "name": "GlossaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
