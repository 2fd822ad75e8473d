/**
 * @generated SignedSource<<c6e2c6c854f427debf20b5d37bbd3337>>
 * @relayHash 32d7988dfd7ef407c2288af217bc9e09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48f786e52d2676cd03f32a0339b18879597bf32800f09248015d40807fdb90e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48f786e52d2676cd03f32a0339b18879597bf32800f09248015d40807fdb90e7",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
