/**
 * @generated SignedSource<<0d4ee6c069a5ce1ecebd8684964563cf>>
 * @relayHash f2c213f567072c2f8096bd83778ba617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a239e3b9d26ef73ed8be3841463a2cf3cf55ccad2ad8e9ad8451fc9eb45afaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTicketScreenQuery } from './EmailTicketScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTicketScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a239e3b9d26ef73ed8be3841463a2cf3cf55ccad2ad8e9ad8451fc9eb45afaf",
    "metadata": {},
    "name": "EmailTicketScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
