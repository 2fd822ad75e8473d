/**
 * @generated SignedSource<<8af6425beafea32e23fe57eeed16e42f>>
 * @relayHash e62919cc344d734a5e733cbc9dfb2a94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7d9308d09d6651b1f23963642d228848d5f91c7053bc055e767413e964d4600

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7d9308d09d6651b1f23963642d228848d5f91c7053bc055e767413e964d4600",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
