/**
 * @generated SignedSource<<73e742f85541628aaf552a4a4680477c>>
 * @relayHash be8d091c2a9689eebf2bef7c5c41f1ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dcad58466b42500a5508cf1d186b629c6731c41f9b6539f507d8ce28447de13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dcad58466b42500a5508cf1d186b629c6731c41f9b6539f507d8ce28447de13",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
