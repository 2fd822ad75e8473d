/**
 * @generated SignedSource<<b50793183070b245fb9407a4a00ea01f>>
 * @relayHash 5edb62c662e2f82f09a05de9d91982ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f57f0fae904781548563135e160da971e94960c8e44fb387ad4c1e824fba8d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f57f0fae904781548563135e160da971e94960c8e44fb387ad4c1e824fba8d4",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
