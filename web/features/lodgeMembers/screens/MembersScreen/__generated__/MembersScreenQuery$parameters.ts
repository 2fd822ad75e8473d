/**
 * @generated SignedSource<<a1c0a0b5a6166b1af27441e39d88b29d>>
 * @relayHash 543c7ebedc36217a4b91799c1772a9de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00bcfe03cba90f00c259c7ec48844c573d67b9651030eb41aeeb8ad07fa66d52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00bcfe03cba90f00c259c7ec48844c573d67b9651030eb41aeeb8ad07fa66d52",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
