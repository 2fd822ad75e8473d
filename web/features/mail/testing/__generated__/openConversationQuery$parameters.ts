/**
 * @generated SignedSource<<3bab3ce52d4130126822d9381d8d48e2>>
 * @relayHash 153163cccb85744e4c738caa2934fa73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fe8e5ebb92b56ab6df7223adaab04790f6141fae448298cb79d26a7f84f1d8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { openConversationQuery } from './openConversationQuery.graphql';

const node: PreloadableConcreteRequest<openConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fe8e5ebb92b56ab6df7223adaab04790f6141fae448298cb79d26a7f84f1d8f",
    "metadata": {},
    "name": "openConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
