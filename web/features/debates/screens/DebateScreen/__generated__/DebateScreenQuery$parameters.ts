/**
 * @generated SignedSource<<43bf99d27eb415a566c082bcd1ecf46b>>
 * @relayHash c2541141dc7e3017ea38171645e0d5b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 704398f2a9dba6963ad2aa838cf877c91b0c1d9dde30f42427a91f99f66c0a49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "704398f2a9dba6963ad2aa838cf877c91b0c1d9dde30f42427a91f99f66c0a49",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
