/**
 * @generated SignedSource<<ece346f6c012633d1b4a7595828ad81c>>
 * @relayHash 744760a1dd4079175c490b5b90fa911c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6841cea71b0370fe5232044e7d8cdae2f4ae25e4445fe9d9ca4292d71796845

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeskScreenQuery } from './DeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6841cea71b0370fe5232044e7d8cdae2f4ae25e4445fe9d9ca4292d71796845",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
