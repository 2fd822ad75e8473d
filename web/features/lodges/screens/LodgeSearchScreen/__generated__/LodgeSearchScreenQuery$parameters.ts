/**
 * @generated SignedSource<<12d351ee11a449ae5039b2f51effaa04>>
 * @relayHash 0f0006d0fd57944111ed71d5e50553ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98501836097f822f1fefebd935a20e61a093238638d07285e223c7f406dec45d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98501836097f822f1fefebd935a20e61a093238638d07285e223c7f406dec45d",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
