/**
 * @generated SignedSource<<ada9bb7ef07dd08cc086bebf820ae999>>
 * @relayHash 96bcec534ac9029a9dcb2c72307cfd55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e90393fb57811c645a099fc9918d4587d14592f021f20a872426fe0ebc7c1d21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e90393fb57811c645a099fc9918d4587d14592f021f20a872426fe0ebc7c1d21",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
