/**
 * @generated SignedSource<<3092065ec6f3ef913fa6b2dfbffc1238>>
 * @relayHash 4531b81b349bb9e7cd87bcfe4b2b5942
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f050754e1eb0983248564285d0045e175aa986416dc866de6a3d5f21904779da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f050754e1eb0983248564285d0045e175aa986416dc866de6a3d5f21904779da",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
