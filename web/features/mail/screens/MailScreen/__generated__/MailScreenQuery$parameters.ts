/**
 * @generated SignedSource<<2c76a0c270d6920d0a2e35c9d1187fc8>>
 * @relayHash 15283ba642692177d203f7f83d45db70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b6c9f70d8d7c98475f7a02cdbb792d487ca626774de6c549a910a43e796d63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7b6c9f70d8d7c98475f7a02cdbb792d487ca626774de6c549a910a43e796d63",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
