/**
 * @generated SignedSource<<e62f9e3d4e8c3c2275c53d878747fbfa>>
 * @relayHash 90482c96eddaf32b589b3d093c233bed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5793f12d75e0e0e4daf14d7fce3142ba932402c74f156770d5201a267b9feab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5793f12d75e0e0e4daf14d7fce3142ba932402c74f156770d5201a267b9feab",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
