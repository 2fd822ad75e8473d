/**
 * @generated SignedSource<<9ac79639e006127b773e00142378fca6>>
 * @relayHash 937d5ff8dd56da6647f87c79d21e1d02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008c941efa719a2937064b42cd1b19b228141b69de3b1a235ea32640203f052a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "008c941efa719a2937064b42cd1b19b228141b69de3b1a235ea32640203f052a",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
