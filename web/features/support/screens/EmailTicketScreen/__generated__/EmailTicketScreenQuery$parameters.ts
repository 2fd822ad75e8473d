/**
 * @generated SignedSource<<ecae4724e2bc907ac4c680ebfc782116>>
 * @relayHash 706871776297c93bb83881fc5de4491f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81153b96ba0f7ab6b60a583bfa2f8a29da419e1a3796a67b0199856db542ac58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTicketScreenQuery } from './EmailTicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81153b96ba0f7ab6b60a583bfa2f8a29da419e1a3796a67b0199856db542ac58",
    "metadata": {},
    "name": "EmailTicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
