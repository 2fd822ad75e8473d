/**
 * @generated SignedSource<<46b4446a9120d7e5c955d70609b81045>>
 * @relayHash ba225c2142be089de60037c60a40bf8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d95a1d3e9182f42d14ed764d2026bebddd064602bd4be60d60209b4b85cd2054

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembershipScreenQuery } from './MembershipScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembershipScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d95a1d3e9182f42d14ed764d2026bebddd064602bd4be60d60209b4b85cd2054",
    "metadata": {},
    "name": "MembershipScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
