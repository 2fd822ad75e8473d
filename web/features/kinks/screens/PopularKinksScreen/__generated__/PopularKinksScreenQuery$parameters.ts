/**
 * @generated SignedSource<<0a0df2bdb6a56962916a26b0c3c7cbed>>
 * @relayHash ff61429389e705413f7627ce30206e4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7f0da8489ef77e50a188c8f49456266d0ba7f7babd2ceeac3a71ed9b289e54f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PopularKinksScreenQuery } from './PopularKinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<PopularKinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7f0da8489ef77e50a188c8f49456266d0ba7f7babd2ceeac3a71ed9b289e54f",
    "metadata": {},
    "name": "PopularKinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
