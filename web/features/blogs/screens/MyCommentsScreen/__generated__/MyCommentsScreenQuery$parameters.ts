/**
 * @generated SignedSource<<0d67fdfddf3caf60e5fb03b5983ca554>>
 * @relayHash dc4841106b0ef02ececb5f69ae5387cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d58422ba70584e427934c5cfad6ef91af37200812eb363b0a757af9a8b3a0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCommentsScreenQuery } from './MyCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5d58422ba70584e427934c5cfad6ef91af37200812eb363b0a757af9a8b3a0f",
    "metadata": {},
    "name": "MyCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
