/**
 * @generated SignedSource<<e61d1361dedc3c0e78e41003bb7c8d8b>>
 * @relayHash 25277326d6740344fd735294b7b68a7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47d882fb69bec846d893e50c007a3cc983f387d4bf331f2ee46aa7bd69923993

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47d882fb69bec846d893e50c007a3cc983f387d4bf331f2ee46aa7bd69923993",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
