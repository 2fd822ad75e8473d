/**
 * @generated SignedSource<<1f34dba44ad2e49adfd4ff64a0e8a6b7>>
 * @relayHash 3ce49fb92995dc40fb3b00c31367e898
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12df8b86fc1d802dce865dbe34915ee984a76202319d3056a54d6ca6863fd562

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12df8b86fc1d802dce865dbe34915ee984a76202319d3056a54d6ca6863fd562",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
